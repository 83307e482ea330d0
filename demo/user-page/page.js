/** What the page of the harbour office does after the events of the tags. */
const portal = document.querySelector('script[data-portal]').dataset.portal

const goTo = (path, query = {}) => location.assign(`${path}?${new URLSearchParams(query)}`)

const afterwards = {
  'login-success': () => goTo('/account'),
  'accept-invitation-success': ({ email }) => goTo('/sign-in', { email }),
  'reset-password-success': ({ email = '' }) => goTo('/sign-in', { email, passwordReset: 'true' }),
  'verify-email-success': ({ email, resetToken }) => {
    if (resetToken) goTo('/new-password', { email, token: resetToken })
  },
  'click-register-link': () => goTo('/register'),
  'click-login-link': () => goTo('/sign-in'),
}

for (const [name, follow] of Object.entries(afterwards)) {
  document.addEventListener(name, (event) => {
    if (name.startsWith('click-')) event.preventDefault()
    follow(event.detail)
  })
}

/** Sends a request of the user's session, and once more after renewing it. */
async function withSession(path, options = {}) {
  const call = () => fetch(portal + path, { ...options, credentials: 'include' })
  const response = await call()
  if (response.status !== 401) return response
  const refreshed = await fetch(`${portal}/api/v1/refresh`, { method: 'POST', credentials: 'include' })
  return refreshed.ok ? call() : response
}

const profile = document.querySelector('#profile')
if (profile) {
  const response = await withSession('/v2/users/me')
  if (!response.ok) goTo('/sign-in')
  else {
    const { organization } = await response.json()
    profile.append(
      Object.assign(document.createElement('dt'), { textContent: 'Organization' }),
      Object.assign(document.createElement('dd'), { textContent: organization.name }),
    )
  }
  document.querySelector('#sign-out').addEventListener('click', () => {
    const signedOut = () => goTo('/sign-in')
    // After a sign-in at the identity provider, that one ends its session, too.
    const signedOutOrLeave = async (response) =>
      response.status === 200 ? location.assign((await response.json()).logout_url) : signedOut()
    withSession('/api/v1/logout', { method: 'POST' }).then(signedOutOrLeave).catch(signedOut)
  })
}
