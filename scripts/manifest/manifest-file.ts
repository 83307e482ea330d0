/** What generators read of `custom-elements.json`. */
export interface Manifest {
  readonly modules: readonly { readonly declarations: readonly Declaration[] }[]
}

/** A tag, or what all tags have in common, which has no `tagName`. */
export interface Declaration {
  readonly name: string
  readonly tagName?: string
  readonly description?: string
  /** Block size that is kept free until the tag appears, in rem. No field of the format. */
  readonly reserve?: number
  readonly attributes?: readonly Entry[]
  readonly members?: readonly Entry[]
  readonly events?: readonly Entry[]
  readonly slots?: readonly Entry[]
  readonly cssProperties?: readonly Entry[]
}

/** An attribute, a property, an event or a slot. */
export interface Entry {
  readonly name: string
  readonly fieldName?: string
  readonly attribute?: string
  readonly description?: string
  readonly type?: { readonly text: string }
  readonly default?: string
  readonly inheritedFrom?: unknown
}

export const declarationsOf = ({ modules }: Manifest): Declaration[] =>
  modules.flatMap(({ declarations }) => declarations)
