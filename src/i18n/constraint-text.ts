import { capitalize } from '../lib/capitalize'
import type { ConstraintEntry } from '../lib/problem'
import type { PlainMessageKey, Translate } from './messages'

/** Constraints for which we have better words than the server. */
const friendly: Readonly<Record<string, PlainMessageKey<'errors'>>> = {
  isEmail: 'invalidEmail',
  isNotEmpty: 'requiredFields',
}

function textsOf({ constraints, children }: ConstraintEntry, t: Translate<'errors'>): string[] {
  const own = Object.entries(constraints).map(([constraint, reason]) => {
    const key = Object.hasOwn(friendly, constraint) ? friendly[constraint] : undefined
    return key ? t(key) : capitalize(reason)
  })
  return [...own, ...children.flatMap((child) => textsOf(child, t))]
}

/** Texts of a validation tree, the nested ones included, joined by commas; each text once. Empty for no tree. */
export function constraintText(tree: readonly ConstraintEntry[] | undefined, t: Translate<'errors'>): string {
  return [...new Set((tree ?? []).flatMap((entry) => textsOf(entry, t)))].join(', ')
}
