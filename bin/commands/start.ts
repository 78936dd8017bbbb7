/** `npm start`: the whole system on this machine. */
import { parseStartOptions } from '../start-options.ts';
import { startSystem, type System } from '../start-system.ts';
import { showProgress } from '../progress.ts';
import { FOUNDER_EMAIL } from '../demo/company-products.ts';
import { ADMINISTRATOR_EMAIL, CUSTOMER_EMAIL, DEMO_PASSWORD, people, STAFF_EMAIL } from '../demo/people.ts';

try {
  const options = parseStartOptions(process.argv.slice(2));
  const system = await startSystem(process.cwd(), options, showProgress(process.stdout));
  announce(system);
  stopOnSignal(system);
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}

function announce({ urls, hasDemo }: System): void {
  console.log(
    `ready\n\n  app      ${urls.app}/\n  sign in  ${urls.app}/x-id-sign-in?type=x_a\n  outbox   ${urls.control}/   (every mail, SMS and WhatsApp message lands here)`,
  );
  if (hasDemo) {
    console.log(`\n  demo pages and their logins (password ${DEMO_PASSWORD})`);
    for (const { email, profile } of people)
      console.log(`    ${`${urls.app}/${profile.agentName}`.padEnd(44)} ${email}`);
    console.log(`\n  company  ${`${urls.app}/product-talk`.padEnd(42)} ${FOUNDER_EMAIL}, the same password`);
    console.log(`\n  customer ${`${urls.app}/portal`.padEnd(42)} ${CUSTOMER_EMAIL}, the same password`);
    console.log(
      `\n  support  ${urls.app}/support   ${STAFF_EMAIL} or ${ADMINISTRATOR_EMAIL}, the same password; each sets up an authenticator app`,
    );
  }
  console.log('\n  Stop with Ctrl-C. State is kept in .local; begin anew with: npm start -- --reset');
}

function stopOnSignal(system: System): void {
  let isStopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (isStopping) process.exit(1);
      isStopping = true;
      void system.stop().then(() => process.exit(0));
    });
  }
}
