/** The card fields inside of their frame. What is typed goes to this frame's own origin and nowhere else. */
(() => {
  const texts = {
    en: {
      number: 'Card number',
      expiry: 'Expiration date',
      cvc: 'Security code',
      standIn: 'Stand-in for Stripe, on this machine only. Use a test number such as 4242 4242 4242 4242.',
    },
    ar: {
      number: 'رقم البطاقة',
      expiry: 'تاريخ الانتهاء',
      cvc: 'رمز الأمان',
      standIn: 'بديل عن Stripe على هذا الجهاز فقط. استخدم رقمًا تجريبيًا مثل ⁦4242 4242 4242 4242⁩.',
    },
  };
  const form = document.getElementById('fields');
  const say = (message) => parent.postMessage(message, '*');
  const digitsOf = (name) => form.elements[name].value.replace(/\D/g, '');
  let clientSecret = '';

  function draw(words) {
    const field = (name, placeholder, autocomplete) =>
      `<label>${words[name]}<input name="${name}" inputmode="numeric" autocomplete="${autocomplete}" placeholder="${placeholder}" dir="ltr"></label>`;
    form.innerHTML =
      field('number', '1234 1234 1234 1234', 'cc-number') +
      field('expiry', 'MM / YY', 'cc-exp') +
      field('cvc', 'CVC', 'cc-csc') +
      `<p role="alert" hidden></p><small>${words.standIn}</small>`;
  }

  function init({ clientSecret: secret, appearance, locale }) {
    const language = locale.startsWith('ar') ? 'ar' : 'en';
    const variables = appearance.variables ?? {};
    const names = {
      colorPrimary: '--primary',
      colorBackground: '--background',
      colorText: '--text',
      colorDanger: '--danger',
      fontFamily: '--font',
      fontSizeBase: '--size',
      borderRadius: '--radius',
    };
    const root = document.documentElement;
    for (const [name, property] of Object.entries(names)) {
      if (variables[name]) root.style.setProperty(property, variables[name]);
    }
    root.style.setProperty('--border', appearance.rules?.['.Input']?.border?.replace(/^1px solid /, '') ?? '#cfcac0');
    root.style.colorScheme = appearance.theme === 'night' ? 'dark' : 'light';
    root.lang = language;
    root.dir = language === 'ar' ? 'rtl' : 'ltr';
    if (clientSecret === '') draw(texts[language]);
    clientSecret = secret;
    say({ type: 'ready' });
    tellHeight();
  }

  const tellHeight = () => say({ type: 'height', height: document.documentElement.offsetHeight });

  function group(input) {
    const digits = input.value.replace(/\D/g, '');
    if (input.name === 'number') input.value = digits.slice(0, 19).replace(/(\d{4})(?=\d)/g, '$1 ');
    if (input.name === 'expiry')
      input.value = digits.length > 2 ? `${digits.slice(0, 2)} / ${digits.slice(2, 4)}` : digits;
    if (input.name === 'cvc') input.value = digits.slice(0, 4);
  }

  function show(error) {
    const alert = form.querySelector('p');
    const wrong =
      error &&
      (/number/.test(error.code)
        ? 'number'
        : /expiry/.test(error.code)
          ? 'expiry'
          : /cvc/.test(error.code)
            ? 'cvc'
            : '');
    for (const input of form.querySelectorAll('input'))
      input.setAttribute('aria-invalid', String(input.name === wrong));
    const isField = Boolean(wrong);
    alert.hidden = !isField;
    alert.textContent = isField ? error.message : '';
    tellHeight();
  }

  async function confirm(name) {
    const expiry = digitsOf('expiry');
    const card = {
      clientSecret,
      name,
      number: digitsOf('number'),
      month: Number(expiry.slice(0, 2)),
      year: 2000 + Number(expiry.slice(2, 4)),
      cvc: digitsOf('cvc'),
    };
    const response = await fetch('/v3/confirm', { method: 'POST', body: JSON.stringify(card) });
    const result = await response.json();
    show(result.error);
    say({ type: 'result', ...result });
  }

  form.addEventListener('submit', (event) => event.preventDefault());
  form.addEventListener('input', (event) => {
    group(event.target);
    const complete = digitsOf('number').length >= 13 && digitsOf('expiry').length === 4 && digitsOf('cvc').length >= 3;
    say({ type: 'change', complete, empty: digitsOf('number') === '' });
  });
  addEventListener('message', ({ data, source }) => {
    if (source !== parent) return;
    if (data.type === 'init') init(data);
    if (data.type === 'confirm') void confirm(data.name);
  });
  say({ type: 'hello' });
})();
