import '../../../package/types/svelte.js'
import type { SvelteHTMLElements } from 'svelte/elements'

/** What the checker of Svelte does with markup. */
function markup<Name extends keyof SvelteHTMLElements>(name: Name, attributes: SvelteHTMLElements[Name]) {
  return [name, attributes]
}

markup('portal-login', {
  class: 'wide',
  'show-register-link': true,
  'onlogin-success': ({ detail }) => detail.user?.email,
})
markup('portal-catalog', { 'page-size': 6, view: 'table' })

// @ts-expect-error -- A value that the kit does not know.
markup('portal-catalog', { view: 'list' })
// @ts-expect-error -- The detail has no such member.
markup('portal-login', { 'onlogin-success': ({ detail }) => detail.developer })
// @ts-expect-error -- A number is no flag.
markup('portal-login', { 'show-register-link': 3 })
