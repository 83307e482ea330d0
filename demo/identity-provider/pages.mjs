const style = `
  :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
  main { max-width: 24rem; margin: 10vh auto; padding: 0 1rem }
  h1 { font-size: 1.5rem }
  button { display: block; width: 100%; margin: 0.5rem 0; padding: 0.75rem; font: inherit; text-align: start; cursor: pointer }
  small { display: block }
`

/** @param {string} title @param {string} body */
function page(title, body) {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${title}</title>
    <style>${style}</style>
  </head>
  <body><main><h1>${title}</h1>${body}</main></body>
</html>
`
}

/** Asks who to be. */
export function peoplePage(people) {
  const buttons = people.map(
    ({ sub, email, email_verified: isVerified }) =>
      `<button name="sub" value="${escaped(sub)}">${escaped(email)}${isVerified === false ? '<small>address not verified</small>' : ''}</button>`,
  )
  return page(
    'Port Example accounts',
    `<p>Choose who to sign in as. This provider is only for the demo.</p>
    <form method="post">${buttons.join('')}<button name="cancel" value="true">Cancel</button></form>`,
  )
}

/** @param {string} form - Of oidc-provider, with the ID `op.logoutForm`. */
export function logoutPage(form) {
  return page(
    'Sign out',
    `<p>Sign out of Port Example accounts as well?</p>${form}
    <button form="op.logoutForm" name="logout" value="yes">Sign out</button>
    <button form="op.logoutForm">Stay signed in</button>`,
  )
}

/** @param {string} text */
export function problemPage(text) {
  return page('Port Example accounts', `<p>${escaped(text)}</p>`)
}

function escaped(text) {
  return String(text).replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;')
}
