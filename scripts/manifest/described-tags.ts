import { type Declaration, declarationsOf, type Entry, type Manifest } from './manifest-file'

export interface DescribedAttribute {
  readonly name: string
  readonly description: string
  /** TypeScript type of the property of the same value. */
  readonly type: string
  /** As TypeScript would write it. */
  readonly default: string | undefined
}

export interface DescribedProperty extends DescribedAttribute {
  readonly hasAttribute: boolean
}

export interface DescribedEvent {
  readonly name: string
  readonly description: string
  /** `CustomEvent<…>`. */
  readonly type: string
}

/** What a tag declares itself, or what all tags have in common. */
export interface Described {
  readonly description: string
  readonly attributes: readonly DescribedAttribute[]
  readonly properties: readonly DescribedProperty[]
  readonly events: readonly DescribedEvent[]
}

export interface DescribedTag extends Described {
  readonly tag: string
  /** `PortalLogin` of `portal-login`. */
  readonly name: string
  /** Names of the slots, the unnamed one as an empty string. */
  readonly slots: readonly { readonly name: string; readonly description: string }[]
}

export interface DescribedTags {
  readonly common: Described
  readonly tags: readonly DescribedTag[]
}

function describe(declaration: Declaration): Described {
  const own = (entries: readonly Entry[] = []) => entries.filter(({ inheritedFrom }) => !inheritedFrom)
  const textsOf = ({ name, description = '', type }: Entry) => ({ name, description, type: type?.text ?? '' })
  return {
    description: declaration.description ?? '',
    attributes: own(declaration.attributes).map((entry) => ({ ...textsOf(entry), default: entry.default })),
    properties: own(declaration.members).map((entry) => ({
      ...textsOf(entry),
      default: entry.default,
      hasAttribute: entry.attribute !== undefined,
    })),
    events: own(declaration.events).map(textsOf),
  }
}

/** Returns the tags of a manifest, without what they inherit, and what all of them inherit. */
export function describeTags(manifest: Manifest): DescribedTags {
  const declarations = declarationsOf(manifest)
  const common = declarations.find(({ tagName }) => tagName === undefined)
  if (!common) throw new Error('The manifest has no declaration of what all tags have in common.')
  return {
    common: describe(common),
    tags: declarations.flatMap((declaration) => {
      const { tagName, name, slots = [] } = declaration
      if (tagName === undefined) return []
      const described = slots.map((slot) => ({ name: slot.name, description: slot.description ?? '' }))
      return [{ ...describe(declaration), tag: tagName, name, slots: described }]
    }),
  }
}
