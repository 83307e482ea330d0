import type { FunctionComponent, HTMLAttributes, RefAttributes } from 'react'
import type { PortalTags } from '../types/elements'

type Pascal<Name extends string> = Name extends `${infer Head}-${infer Tail}`
  ? `${Capitalize<Head>}${Pascal<Tail>}`
  : Capitalize<Name>

type Optional<Properties> = { [Name in keyof Properties]?: Properties[Name] | undefined }

type Listeners<Events> = {
  [Name in keyof Events & string as `on${Pascal<Name>}`]?: ((event: Events[Name]) => void) | undefined
}

/** Properties of a tag by their own names, a listener for each event, and what every HTML element has. */
export type TagProps<Name extends keyof PortalTags> = Optional<PortalTags[Name]['properties']> &
  Listeners<PortalTags[Name]['events']> &
  Omit<HTMLAttributes<PortalTags[Name]['element']>, keyof PortalTags[Name]['properties']> &
  RefAttributes<PortalTags[Name]['element']>

export type TagComponent<Name extends keyof PortalTags> = FunctionComponent<TagProps<Name>>
