import type { Application } from '../../api'
import { loadApplication } from '../applications/application-read'
import { runInBackground } from '../../lib/run-in-background'
import { type Portal, useAction, usePortal } from '../../state'
import { type SecretsOfApplication, useKnownSecrets } from '../secret-dialog/use-known-secrets'
import type { SecurityScheme } from '../../reference'
import { useOpenReference } from '../api-reference/reference-context'
import { isFillable, type Own, ownOf, schemesFor, withOwn } from './own-kinds'
import { BY_HAND, emptyEntry, type TryItSession } from './session'

/** IDs of the applications that were chosen last, in any reference on the page. */
const lastChosen = new WeakMap<Portal, string>()

/** Makes an application the one that every reference of the page begins with. */
export const rememberApplication = (portal: Portal, id: string): void => void lastChosen.set(portal, id)

/** The choice of one of the developer's applications, whose own is then filled in, in every scheme of the description where it fits. */
export function useOwnApplication(session: TryItSession) {
  const portal = usePortal()
  const { api } = portal
  const { outline } = useOpenReference()
  const secrets = useKnownSecrets()
  const loading = useAction(async (id: string) => (await loadApplication(api, id)).value)

  const textsOf = ({ name }: SecurityScheme) => (session.entries().credentials[name] ?? emptyEntry).texts

  function clear() {
    for (const scheme of outline.securitySchemes.filter(isFillable))
      session.changeCredential(scheme.name, { texts: withOwn(textsOf(scheme), {}), token: undefined })
  }

  function fill(own: Own, application: Application) {
    for (const scheme of schemesFor(application, outline.securitySchemes.filter(isFillable))) {
      // What was typed while the application was loading stays.
      const typed = Object.entries(textsOf(scheme)).filter(([, text]) => text !== '')
      session.changeCredential(scheme.name, { texts: { ...withOwn({}, own), ...Object.fromEntries(typed) } })
    }
  }

  async function load(id: string, keyId?: string) {
    const outcome = await loading.run(id)
    // Another may have been chosen meanwhile.
    if (session.entries().application !== id) return
    if (outcome.status !== 'done') return session.filled()
    const application = outcome.value
    fill(ownOf(application, secrets.of(id), keyId), application)
    session.filled()
  }

  return {
    failure: loading.failure,
    /** Returns the one to begin with: the last that was chosen, else one whose secrets are known, else the first. */
    firstOf<T extends { readonly id: string }>(applications: readonly T[]): T | undefined {
      const isKnown = (known: SecretsOfApplication) => known.keys.length > 0 || known.clientSecret
      return (
        applications.find(({ id }) => id === lastChosen.get(portal)) ??
        applications.find(({ id }) => isKnown(secrets.of(id))) ??
        applications[0]
      )
    },
    /** Whether a secret of the application is known that is in none of the schemes. */
    isUnfilled(id: string, schemes: readonly SecurityScheme[]): boolean {
      const { keys, clientSecret } = secrets.of(id)
      const texts = schemes.map((scheme) => textsOf(scheme))
      if (keys.length > 0) return texts.every(({ key = '' }) => key === '')
      return clientSecret !== undefined && texts.every((one) => (one.clientSecret ?? '') === '')
    },
    /** @param keyId - Of several keys the one to fill in. Default: the newest. */
    choose(id: string, keyId?: string) {
      loading.forget()
      session.chooseApplication(id)
      clear()
      if (id === BY_HAND) return
      rememberApplication(portal, id)
      runInBackground(load(id, keyId))
    },
    retry: (id: string) => runInBackground(load(id)),
  }
}
