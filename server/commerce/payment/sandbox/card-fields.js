/* Runs in the framed document alone. What is typed here leaves it in one request to the provider and in no message. */
(() => {
  const config = JSON.parse(document.getElementById('config').textContent);
  const form = document.querySelector('form');
  const [number, expiry, code] = ['number', 'expiry', 'code'].map((id) => document.getElementById(id));
  const network = document.getElementById('network');
  const inputs = { number, expiry, code };
  const digits = (input) => input.value.replace(/\D/g, '');

  const say = (message) => parent.postMessage({ source: 'waymark-provider', session: config.session, ...message }, config.parent);

  const tell = (name, text) => {
    const input = inputs[name];
    if (text) input.setAttribute('aria-invalid', 'true');
    else input.removeAttribute('aria-invalid');
    document.getElementById(`${name}-problem`).textContent = text;
  };

  const passesLuhn = (text) =>
    [...text].toReversed().reduce((sum, digit, index) => sum + (index % 2 ? (digit * 2 > 9 ? digit * 2 - 9 : digit * 2) : Number(digit)), 0) % 10 ===
    0;

  const expiryParts = () => {
    const text = digits(expiry);
    const year = text.length > 4 ? Number(text.slice(2, 6)) : 2000 + Number(text.slice(2, 4));
    return { month: Number(text.slice(0, 2)), year, whole: text.length >= 4 };
  };

  const rules = {
    number: () => digits(number).length >= 12 && passesLuhn(digits(number)),
    expiry: () => {
      const { month, year, whole } = expiryParts();
      return whole && month >= 1 && month <= 12 && new Date(year, month, 1) > new Date();
    },
    code: () => digits(code).length === (/^3[47]/.test(digits(number)) ? 4 : 3),
  };

  const check = (name) => {
    const right = rules[name]();
    tell(name, right ? '' : config.problems[name]);
    return right;
  };

  const state = () => say({ type: 'state', complete: Object.values(rules).every((rule) => rule()) });

  const group = (text) =>
    (/^3[47]/.test(text) ? [text.slice(0, 4), text.slice(4, 10), text.slice(10, 15)] : (text.slice(0, 19).match(/.{1,4}/g) ?? []))
      .filter(Boolean)
      .join(' ');

  number.addEventListener('input', () => {
    const atEnd = number.selectionStart === number.value.length;
    if (atEnd) number.value = group(digits(number));
  });
  expiry.addEventListener('input', (event) => {
    const text = digits(expiry).slice(0, 4);
    if (event.inputType === 'deleteContentBackward') return;
    expiry.value = text.length >= 2 ? `${text.slice(0, 2)} / ${text.slice(2)}` : text;
  });
  for (const [name, input] of Object.entries(inputs)) {
    input.addEventListener('input', () => {
      if (input.getAttribute('aria-invalid')) check(name);
      network.textContent = '';
      state();
    });
    input.addEventListener('blur', () => {
      if (input.value) check(name);
    });
  }

  let sending = false;
  const submit = async () => {
    if (sending) return;
    const wrong = ['number', 'expiry', 'code'].filter((name) => !check(name));
    if (wrong.length > 0) {
      inputs[wrong[0]].focus();
      say({ type: 'invalid', field: wrong[0] });
      return;
    }
    sending = true;
    network.textContent = '';
    try {
      const { month, year } = expiryParts();
      const answer = await fetch(config.tokens, {
        method: 'POST',
        credentials: 'omit',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ session: config.session, number: digits(number), month, year, code: digits(code) }),
      });
      const body = await answer.json();
      if (answer.ok) say({ type: 'token', token: body.token, card_type: body.card_type, bin: body.bin, last4: body.last4 });
      else {
        const name = inputs[body.error?.field]
          ? body.error.field
          : body.error?.field === 'month' || body.error?.field === 'year'
            ? 'expiry'
            : 'number';
        tell(name, config.problems[name]);
        inputs[name].focus();
        say({ type: 'invalid', field: name });
      }
    } catch {
      network.textContent = config.network;
      say({ type: 'unreachable' });
    } finally {
      sending = false;
    }
  };

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    say({ type: 'wants-submit' });
  });
  addEventListener('message', (event) => {
    if (event.source !== parent || event.origin !== config.parent) return;
    if (event.data?.type === 'submit') void submit();
    if (event.data?.type === 'theme') document.documentElement.dataset.theme = event.data.theme;
    if (event.data?.type === 'clear') form.reset();
  });
  new ResizeObserver(() => say({ type: 'height', height: Math.ceil(document.documentElement.getBoundingClientRect().height) })).observe(
    document.documentElement,
  );
  say({ type: 'ready' });
})();
