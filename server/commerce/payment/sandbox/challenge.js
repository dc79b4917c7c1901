/* Runs in the framed challenge alone: asks its provider, and tells the page how it went. */
(() => {
  const config = JSON.parse(document.getElementById('config').textContent);
  const form = document.querySelector('form');
  const password = document.getElementById('password');
  const problem = document.getElementById('problem');
  const buttons = [...document.querySelectorAll('button')];

  const say = (message) => parent.postMessage({ source: 'waymark-provider', session: config.session, ...message }, config.parent);

  const answer = async (body) => {
    for (const button of buttons) button.disabled = true;
    problem.textContent = '';
    try {
      const response = await fetch(config.answers, {
        method: 'POST',
        credentials: 'omit',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      if (!response.ok) throw new Error(String(response.status));
      const { result } = await response.json();
      say({ type: 'challenge', result });
    } catch {
      problem.textContent = config.network;
      for (const button of buttons) button.disabled = false;
    }
  };

  form?.addEventListener('submit', (event) => {
    event.preventDefault();
    void answer({ password: password.value });
  });
  document.getElementById('cancel')?.addEventListener('click', () => void answer({ cancel: true }));
  addEventListener('message', (event) => {
    if (event.source !== parent || event.origin !== config.parent) return;
    if (event.data?.type === 'theme') document.documentElement.dataset.theme = event.data.theme;
  });
  new ResizeObserver(() => say({ type: 'height', height: Math.ceil(document.documentElement.getBoundingClientRect().height) })).observe(
    document.documentElement,
  );
  say({ type: 'ready' });
  password?.focus();
})();
