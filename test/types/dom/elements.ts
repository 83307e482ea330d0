import type { PortalLogin, PortalTags } from '../../../package/types/elements.js'

const login = document.createElement('portal-login')
export const same: PortalLogin = login

login.showRegisterLink = true
login.css = ['.pe-button { margin: 0 }', new CSSStyleSheet()]
login.customErrorHandler = ({ error }) => (error.code === 'timeout' ? 'Try again later.' : undefined)
login.addEventListener('login-success', function (event) {
  const email: string | undefined = event.detail.user?.email
  this.loginHref = email
})
login.addEventListener('navigate', ({ detail }) => history.pushState(null, '', detail.to), { once: true })
login.addEventListener('click', (event) => event.clientX)
login.addEventListener('an-event-of-the-page', (event) => event.type)
login.removeEventListener('login-success', (event) => event.detail.user)
document.querySelector('portal-catalog')?.addEventListener('catalog-search', ({ detail }) => detail.total * 2)
document.addEventListener('navigate', (event) => event.detail.to.startsWith('/'))
document.addEventListener('catalog-search', ({ detail }) => detail.total * 2)
window.addEventListener('session-change', ({ detail }) => detail.developer?.email)
document.addEventListener('keydown', ({ key }) => key.length)
export const view: PortalTags['portal-catalog']['properties']['view'] = 'table'

// @ts-expect-error -- A property of another tag.
login.pageSize = 12
// @ts-expect-error -- A flag is true or false.
login.showRegisterLink = 'yes'
// @ts-expect-error -- A value that the kit does not know.
login.theme = 'sepia'
// @ts-expect-error -- The detail has no such member.
login.addEventListener('login-success', (event) => event.detail.developer)
// @ts-expect-error -- The detail has no such member, also on the document.
document.addEventListener('login-success', (event) => event.detail.developer)
// @ts-expect-error -- The event is not one of the mouse.
login.addEventListener('login-success', (event: MouseEvent) => event.clientX)
// @ts-expect-error -- The number is no string.
document.createElement('portal-catalog').pageSize = '12'
// @ts-expect-error -- No tag has this name.
export const unknown: PortalTags['portal-logon'] = undefined
