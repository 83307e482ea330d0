import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type SignInMethods, signInMethods } from '../../../../src/screens/login/sign-in-methods'

/** Which ways are offered, in short: the form, the button of single sign-on, the link to the form. */
const short = ({ hasForm, hasSso, hasBasicLink }: SignInMethods) =>
  [hasForm && 'form', hasSso && 'sso', hasBasicLink && 'link'].filter(Boolean).join(' ')

interface Case {
  readonly basic?: true
  readonly sso?: true
  readonly noLink?: true
  readonly developer?: true
  readonly provider?: string
  readonly forced?: true
  readonly offers: string
}

const cases: readonly Case[] = [
  // Neither way is on: a form alone on a page.
  { offers: 'form' },
  { developer: true, offers: 'form' },
  { provider: 'acme', offers: 'form' },
  { basic: true, offers: 'form' },
  { basic: true, developer: true, provider: 'sso', offers: 'form' },
  // Single sign-on alone.
  { sso: true, offers: 'link' },
  { sso: true, noLink: true, offers: '' },
  { sso: true, provider: 'acme', offers: 'sso link' },
  { sso: true, provider: 'acme', noLink: true, offers: 'sso' },
  { sso: true, developer: true, offers: 'sso' },
  // The address, or the visitor, asks for the form.
  { sso: true, forced: true, offers: 'form' },
  { sso: true, forced: true, provider: 'acme', offers: 'form sso' },
  { sso: true, forced: true, developer: true, offers: 'form sso' },
  // Both are on.
  { basic: true, sso: true, offers: 'form' },
  { basic: true, sso: true, provider: 'acme', offers: 'form sso' },
  { basic: true, sso: true, developer: true, offers: 'form sso' },
]

for (const { basic, sso, noLink, developer, provider, forced, offers } of cases) {
  const name = Object.entries({ basic, sso, noLink, developer, provider, forced })
    .filter(([, value]) => value)
    .map(([key, value]) => (value === true ? key : `${key} ${value}`))
  test(`${name.join(', ') || 'nothing'} offers ${offers || 'nothing'}`, () => {
    const methods = signInMethods(
      {
        basicAuthLoginEnabled: basic === true,
        idpLoginEnabled: sso === true,
        showBasicAuthLoginLink: !noLink,
      },
      { isDeveloper: developer === true, provider, isBasicForced: forced === true },
    )
    assert.equal(short(methods), offers)
  })
}
