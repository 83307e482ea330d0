import type { ExternalDocs, Json, Pointer } from './shared-types'

export type SchemaType = 'string' | 'number' | 'integer' | 'boolean' | 'object' | 'array' | 'null'

/** One limit that a value has to keep, by the keyword of JSON Schema: `minLength`, `pattern`, `multipleOf` and so on. */
export interface Constraint {
  readonly keyword: string
  readonly value: string | number | boolean
}

export interface EnumValue {
  readonly value: Json
  readonly description?: string
}

export interface ModelReference {
  readonly name: string
  readonly pointer: Pointer
}

export interface Discriminator {
  readonly property: string
  readonly mapping: readonly { readonly value: string; readonly model: ModelReference }[]
}

export type ChildRole =
  /** `name` is the property's. */
  | 'property'
  /** `name` is the pattern. */
  | 'patternProperty'
  /** Any other property. */
  | 'additionalProperties'
  | 'propertyNames'
  /** Item of a tuple; `name` is its index. */
  | 'prefixItem'
  | 'contains'
  | 'oneOf'
  | 'anyOf'
  | 'not'
  | 'if'
  | 'then'
  | 'else'
  /** Applies when the property `name` is there. */
  | 'dependentSchema'

export interface SchemaChild {
  readonly role: ChildRole
  readonly name?: string
  /** For properties. */
  readonly required: boolean
  readonly node: SchemaNode
}

/**
 * A schema as a reader sees it: references followed, the parts of an `allOf` put together, the differences between versions of
 * OpenAPI evened out. `schema(pointer)` gives the children of a node that has some and came without them: those of an operation's
 * schemas come with it, unless they are very many, those of their children do not.
 */
export interface SchemaNode {
  /** Where it is used. Of a node that is recursive, `model.pointer` is that of one of its ancestors. */
  readonly pointer: Pointer
  /** The named schema that it refers to, or is. */
  readonly model?: ModelReference
  /** Named schemas that it is put together from by `allOf`. */
  readonly extends: readonly ModelReference[]
  /** Empty: any value. `null` is one of them where a value may be null. */
  readonly types: readonly SchemaType[]
  /** No value fits (`false` as a schema). */
  readonly isNever: boolean
  readonly title?: string
  /** Markdown, untrusted. */
  readonly description?: string
  readonly format?: string
  readonly deprecated: boolean
  readonly readOnly: boolean
  readonly writeOnly: boolean
  /** Absent where the description has none; `null` is a value. */
  readonly default?: Json
  readonly const?: Json
  readonly enum?: readonly EnumValue[]
  readonly examples: readonly Json[]
  readonly constraints: readonly Constraint[]
  readonly contentMediaType?: string
  readonly contentEncoding?: string
  readonly externalDocs?: ExternalDocs
  /** Comes with the children. */
  readonly discriminator?: Discriminator
  /** Of a list: what it holds. Always there for a list that says so, down to ten lists in lists and to one that holds itself. */
  readonly items?: SchemaNode
  readonly hasChildren: boolean
  /** Absent: not expanded here. */
  readonly children?: readonly SchemaChild[]
  /** Set where a reference cannot be followed: nothing else is known then. */
  readonly unresolved?: { readonly reference: string; readonly reason: 'missing' | 'external' | 'circular' }
}
