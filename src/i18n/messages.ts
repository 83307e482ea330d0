import type builder from './locales/en/builder'
import type first from './locales/en/first'
import type firstSteps from './locales/en/first-steps'
import type accounts from './locales/en/accounts'
import type applications from './locales/en/applications'
import type registration from './locales/en/registration'
import type getAccess from './locales/en/get-access'
import type dashboard from './locales/en/dashboard'
import type product from './locales/en/product'
import type reference from './locales/en/reference'
import type search from './locales/en/search'
import type tryIt from './locales/en/try-it'

type Folders = typeof builder &
  typeof first &
  typeof firstSteps &
  typeof accounts &
  typeof applications &
  typeof registration &
  typeof getAccess &
  typeof dashboard &
  typeof product &
  typeof reference &
  typeof search &
  typeof tryIt

/** Every namespace with its English texts. A new one is a file in a folder of each language, and a line in `text-folders.ts`. */
export type Messages = Folders

export type Namespace = keyof Messages

type PluralForm = 'one' | 'many' | 'other'
type PluralKey<Key> = Key extends `${infer Base}_${PluralForm}` ? Base : never
/** Namespaces in which a number decides between several forms of a text. */
export type NamespaceWithPlurals = {
  [N in Namespace]: [PluralKey<keyof Messages[N]>] extends [never] ? never : N
}[Namespace]

type BaseKey<Key> = Key extends `${infer Base}_${PluralForm}` ? Base : Key

/** The texts that another language must have. `_many`, which English lacks, is optional; without it `_other` is used. */
export type Translation<English> = Record<keyof English, string> &
  Partial<Record<`${PluralKey<keyof English>}_many`, string>>

/** Keys to ask for: plural forms go by their common name. */
export type MessageKey<N extends Namespace> = BaseKey<keyof Messages[N]> & string

type NameOf<Placeholder> = Placeholder extends `${infer Name},${string}` ? Name : Placeholder
type Placeholders<Text> = Text extends `${string}{{${infer Placeholder}}}${infer Rest}`
  ? NameOf<Placeholder> | Placeholders<Rest>
  : never

type Values<N extends Namespace, Key> = {
  [K in keyof Messages[N]]: BaseKey<K> extends Key
    ? Placeholders<Messages[N][K]> | (K extends Key ? never : 'count')
    : never
}[keyof Messages[N]]

type ValueOf<Name> = Name extends 'count' ? number : string | number

/** Gives the text of a key. Placeholders of the English text are required values; plural texts require `count`. */
export type Translate<N extends Namespace> = <Key extends MessageKey<N>>(
  key: Key,
  ...values: [Values<N, Key>] extends [never] ? [] : [{ readonly [Name in Values<N, Key>]: ValueOf<Name> }]
) => string

/** Keys of texts that take no values. */
export type PlainMessageKey<N extends Namespace> = {
  [Key in MessageKey<N>]: [Values<N, Key>] extends [never] ? Key : never
}[MessageKey<N>]
