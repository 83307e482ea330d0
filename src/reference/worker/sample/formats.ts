interface Format {
  /** Writes a text of the format. @param variant - Another one gives another text. */
  write(variant: number): string
  isMet(text: string): boolean
}

const two = (number: number): string => String(number).padStart(2, '0')
const dateOf = (variant: number): string =>
  `2026-0${1 + (Math.floor(variant / 28) % 9)}-${two(1 + (variant % 28))}`
const isDate = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) === true
const isTime = (text: string): boolean =>
  /^([01]\d|2[0-3]):[0-5]\d:[0-5]\d([.]\d+)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$/.test(text)
const suffix = (variant: number): string => (variant === 0 ? '' : String(variant))
const matching =
  (pattern: RegExp) =>
  (text: string): boolean =>
    pattern.test(text)

const HOST = /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?([.][a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)*$/i
const URI = /^[a-z][a-z0-9+.-]*:(?:[a-z0-9._~:/?#@!$&'()*+,;=-]|%[0-9a-f]{2})+$/i
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

const uri: Format = {
  write: (variant) => `https://example.com${variant === 0 ? '' : `/${variant}`}`,
  isMet: (text) => URI.test(text) && URL.canParse(text),
}
const email: Format = {
  write: (variant) => `user${suffix(variant)}@example.com`,
  isMet: matching(
    /^[a-z0-9_+-]+([.][a-z0-9_+-]+)*@([a-z0-9]([a-z0-9-]*[a-z0-9])?[.])+[a-z0-9]([a-z0-9-]*[a-z0-9])?$/i,
  ),
}
const hostname: Format = {
  write: (variant) => `host${suffix(variant)}.example.com`,
  isMet: matching(HOST),
}

/** Formats whose texts can be checked. */
export const formats: Readonly<Record<string, Format>> = {
  date: { write: dateOf, isMet: isDate },
  'date-time': {
    write: (variant) => `${dateOf(variant)}T14:15:22Z`,
    isMet: (text) => /^.{10}T/.test(text) && isDate(text.slice(0, 10)) && isTime(text.slice(11)),
  },
  time: { write: (variant) => `14:15:${two(variant % 60)}Z`, isMet: isTime },
  duration: {
    write: (variant) => `P${3 + variant}D`,
    isMet: matching(/^P(?!$)(\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?$|^P\d+W$/),
  },
  email,
  'idn-email': email,
  hostname,
  'idn-hostname': hostname,
  ipv4: {
    write: (variant) => `192.0.2.${1 + (variant % 254)}`,
    isMet: matching(/^((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)([.]|$)){4}$/),
  },
  ipv6: {
    write: (variant) => `2001:db8::${(1 + variant).toString(16)}`,
    isMet: (text) => /^[0-9a-f:]+$/i.test(text) && URL.canParse(`http://[${text}]/`),
  },
  uri,
  iri: uri,
  url: {
    write: uri.write,
    isMet: (text) =>
      uri.isMet(text) && /^https?:[/][/][a-z0-9-]+([.][a-z0-9-]+)*[.][a-z]{2,}([/?#][^\s]*)?$/i.test(text),
  },
  'uri-reference': { write: (variant) => `/path${suffix(variant)}`, isMet: matching(/^[/\w.~%?#=&-]*$/) },
  'iri-reference': { write: (variant) => `/path${suffix(variant)}`, isMet: matching(/^[/\w.~%?#=&-]*$/) },
  'uri-template': {
    write: (variant) => `https://example.com/{id${suffix(variant)}}`,
    isMet: matching(/^([\w/:.~-]|[{]\w+[}])*$/),
  },
  uuid: {
    write: (variant) =>
      `497f6eca-6276-4993-bfeb-${(0x53cbbbba6f08 + variant).toString(16).padStart(12, '0')}`,
    isMet: matching(UUID),
  },
  'json-pointer': { write: (variant) => `/path${suffix(variant)}`, isMet: matching(/^([/][\w-]*)*$/) },
  'relative-json-pointer': { write: () => '1/path', isMet: matching(/^\d[/][\w-]+$/) },
  regex: { write: (variant) => `^[a-z]+${suffix(variant)}$`, isMet: matching(/^[\w^$[\]+*. -]*$/) },
  byte: {
    write: (variant) => btoa(`string${suffix(variant)}`),
    isMet: matching(/^([a-z0-9+/]{4})*([a-z0-9+/]{2}==|[a-z0-9+/]{3}=)?$/i),
  },
  password: { write: (variant) => `pa$$word${suffix(variant)}`, isMet: () => true },
}
