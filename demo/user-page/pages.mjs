/** Where the identity provider comes back to, and where users go who want to sign in there. */
const providerLogin = `<portal-login
      idp-login-enabled
      idp-login-return-to="{origin}/account"
      idp-login-callback-url="{origin}/login"
    ></portal-login>`

/** Title and content of each page, by its path. */
const pages = {
  '/': {
    title: 'Harbour office',
    content: `<h1>Harbour office</h1>
      <p>Companies of the port manage their berths here. Sign in, or register your company.</p>
      <p><a href="/sign-in">Sign in</a> · <a href="/register">Register</a></p>`,
  },
  '/sign-in': {
    title: 'Sign in',
    content: `<portal-login
      heading-level="1"
      forgot-password-href="/forgot-password"
      show-forgot-password-link
      show-register-link
    ></portal-login>
    <p><a href="/login/harbour">Sign in with an account of the port</a></p>`,
  },
  '/login': { title: 'Sign in', content: providerLogin },
  '/login/harbour': { title: 'Sign in', content: providerLogin },
  '/register': {
    title: 'Register',
    content: '<portal-register heading-level="1" show-login-link></portal-register>',
  },
  '/forgot-password': {
    title: 'Forgot password',
    content: '<portal-forgot-password heading-level="1"></portal-forgot-password>',
  },
  '/new-password': {
    title: 'New password',
    content: '<portal-reset-password heading-level="1"></portal-reset-password>',
  },
  '/join': {
    title: 'Invitation',
    content: '<portal-accept-invitation heading-level="1"></portal-accept-invitation>',
  },
  '/account': {
    title: 'Your account',
    content: `<portal-account heading-level="1"></portal-account>
      <dl id="profile"></dl>
      <p><button type="button" id="sign-out">Sign out</button></p>`,
  },
}

/** Returns the HTML of a page, with the kit of the portal; undefined if there is none at the path. */
export function pageAt(path, portalUrl, origin) {
  const page = pages[path]
  if (!page) return undefined
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>${page.title} – Harbour office</title>
    <link rel="icon" href="${portalUrl}/api/v2/portal/favicon.ico">
    <link rel="stylesheet" href="/page.css">
    <script
      type="module"
      src="${portalUrl}/kit/loader.js"
      data-api-base-url="${portalUrl}"
      data-user-entity="user"
      data-theme="auto"
    ></script>
    <script type="module" src="/page.js" data-portal="${portalUrl}"></script>
  </head>
  <body>
    <header>
      <a href="/">Harbour office</a>
      <nav aria-label="Account">
        <a href="/sign-in">Sign in</a>
        <a href="/register">Register</a>
        <a href="/account">Account</a>
      </nav>
    </header>
    <main>
      ${page.content.replaceAll('{origin}', origin)}
    </main>
  </body>
</html>
`
}
