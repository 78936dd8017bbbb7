/**
 * What stands in for Stripe.js on this machine: as much of its interface as the product uses (docs.stripe.com/js). Fields and
 * the bank's question live in frames of this script's own origin, so that the page never sees what is typed there.
 */
(() => {
  const origin = new URL(document.currentScript.src).origin;

  function frameOf(path, title, css) {
    const frame = document.createElement('iframe');
    frame.src = `${origin}${path}`;
    frame.title = title;
    frame.style.cssText = css;
    return frame;
  }

  /** Answers of a frame to messages of ours. */
  function listen(frame, hear) {
    const onMessage = (event) => {
      if (event.origin === origin && event.source === frame.contentWindow) hear(event.data);
    };
    addEventListener('message', onMessage);
    return () => removeEventListener('message', onMessage);
  }

  function createElement(options) {
    const listeners = {};
    const tell = (name, event) => (listeners[name] ?? []).forEach((listener) => listener(event));
    const frame = frameOf('/v3/fields', 'Secure payment input frame', 'border:0;width:100%;height:180px;display:block');
    let waiting = null;
    const stop = listen(frame, (message) => {
      if (message.type === 'hello') frame.contentWindow.postMessage({ type: 'init', ...options() }, origin);
      if (message.type === 'height') frame.style.height = `${message.height}px`;
      if (message.type === 'ready') tell('ready', {});
      if (message.type === 'change')
        tell('change', { complete: message.complete, empty: message.empty, value: { type: 'card' } });
      if (message.type === 'result') waiting?.(message);
    });
    return {
      on(name, listener) {
        (listeners[name] ??= []).push(listener);
        return this;
      },
      mount(place) {
        (typeof place === 'string' ? document.querySelector(place) : place).append(frame);
      },
      unmount: () => frame.remove(),
      destroy() {
        stop();
        frame.remove();
      },
      restyle: () => frame.contentWindow?.postMessage({ type: 'init', ...options() }, origin),
      confirm: (name) =>
        new Promise((resolve) => {
          waiting = resolve;
          frame.contentWindow.postMessage({ type: 'confirm', name }, origin);
        }),
    };
  }

  /** Shows the bank's page over everything until it is answered. */
  function askBank(secret) {
    return new Promise((resolve) => {
      const query = new URLSearchParams({ client_secret: secret });
      const frame = frameOf(
        `/v3/bank?${query}`,
        'Question of your bank',
        'position:fixed;inset:0;width:100%;height:100%;border:0;z-index:2147483647;background:#fff',
      );
      const stop = listen(frame, (message) => {
        if (message.from !== 'local-bank') return;
        stop();
        frame.remove();
        resolve(message);
      });
      document.body.append(frame);
    });
  }

  async function settle({ intent, error }) {
    const answer = intent?.status === 'requires_action' ? await askBank(intent.client_secret) : { intent, error };
    if (answer.error) return { error: answer.error };
    return answer.intent.object === 'setup_intent' ? { setupIntent: answer.intent } : { paymentIntent: answer.intent };
  }

  const confirm = async ({ elements, confirmParams = {} }) =>
    settle(await elements.confirm(confirmParams.payment_method_data?.billing_details?.name ?? ''));

  window.Stripe = (_key, { locale = 'en' } = {}) => ({
    elements({ clientSecret, appearance = {}, locale: own = locale }) {
      let look = appearance;
      let element = null;
      return {
        create(type) {
          if (type !== 'payment') throw new Error(`The local Stripe.js has no element "${type}".`);
          return (element = createElement(() => ({ clientSecret, appearance: look, locale: own })));
        },
        update(changed) {
          look = changed.appearance ?? look;
          element?.restyle();
        },
        confirm: (name) => element.confirm(name),
      };
    },
    confirmPayment: confirm,
    confirmSetup: confirm,
    handleNextAction: async ({ clientSecret }) => settle(await askBank(clientSecret)),
  });
})();
