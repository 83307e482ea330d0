import type { OpenedProduct } from './opened-products'
import type { Removals } from './removals'

/** What an operator may not have meant. */
export interface Consequences {
  removals: Removals
  opened: readonly OpenedProduct[]
}

export interface ConfirmationOptions {
  /** Whether products go that the folder does not have, and versions that applications are registered for. */
  prune: boolean
  /** Confirms what `ImportUnconfirmed` names: its phrase, or true for whatever it is. */
  confirmation?: string | true
}

/** The import would remove, or show to everyone, what the options do not allow. Nothing was written. */
export class ImportUnconfirmed extends Error {
  override readonly name = 'ImportUnconfirmed'
  readonly removals: Removals
  /** Those that have to be confirmed. */
  readonly opened: readonly OpenedProduct[]

  /** @param phrase - Option that confirms it. Undefined: the import has to prune. */
  constructor(
    { removals, opened }: Consequences,
    readonly phrase?: string,
  ) {
    super('The import would do more than it was asked to.')
    this.removals = removals
    this.opened = opened
  }
}

/** A part of the products that is more than an operator removes by a slip. */
const largestUnconfirmedPart = 0.1

/** @throws {ImportUnconfirmed} if the operator has not asked for what goes, or not confirmed how much goes or is shown. */
export function requireConfirmed(
  { removals, opened }: Consequences,
  { prune, confirmation }: ConfirmationOptions,
): void {
  const { products, registrations, total } = removals
  // A new product says itself who sees it.
  const shown = opened.filter(({ wasHidden }) => wasHidden)
  if (!prune && registrations.count > 0) throw new ImportUnconfirmed({ removals, opened: [] })
  const phrase = [
    ...(products.length > total * largestUnconfirmedPart ? [`remove ${products.length} of ${total}`] : []),
    ...(shown.length > 0 ? [`show ${shown.length} to everyone`] : []),
  ].join(', ')
  if (phrase === '' || confirmation === true || confirmation === phrase) return
  throw new ImportUnconfirmed({ removals, opened: shown }, phrase)
}
