import { generateKeyPairSync, randomBytes, sign } from 'node:crypto'

const SEQUENCE = 0x30
const SET = 0x31
const INTEGER = 0x02
const BIT_STRING = 0x03
const OBJECT_IDENTIFIER = 0x06
const UTF8_STRING = 0x0c
const UTC_TIME = 0x17
const VERSION = 0xa0

const ecdsaWithSha256 = Buffer.from('2a8648ce3d040302', 'hex')
const commonName = Buffer.from('550403', 'hex')

/** DER: a tag, the length and the content. */
function element(tag: number, ...contents: readonly Uint8Array[]): Buffer {
  const content = Buffer.concat(contents)
  const { length } = content
  const lengthBytes =
    length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255]
  return Buffer.concat([Buffer.from([tag, ...lengthBytes]), content])
}

const time = (date: Date): Buffer =>
  element(
    UTC_TIME,
    Buffer.from(
      `${date
        .toISOString()
        .replace(/[-:T]|\.\d+/g, '')
        .slice(2)}`,
    ),
  )

export interface Certificate {
  /** In PEM, as the following. */
  readonly key: string
  readonly cert: string
}

const DAY_MS = 24 * 3600 * 1000

/** Makes a self-signed X.509 certificate. Browsers have to be told to ignore that nobody vouches for it. */
export function makeCertificate(): Certificate {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const algorithm = element(SEQUENCE, element(OBJECT_IDENTIFIER, ecdsaWithSha256))
  const attribute = element(
    SEQUENCE,
    element(OBJECT_IDENTIFIER, commonName),
    element(UTF8_STRING, Buffer.from('portal tests')),
  )
  const name = element(SEQUENCE, element(SET, attribute))
  const [yesterday, tomorrow] = [-1, 1].map((days) => new Date(Date.now() + days * DAY_MS)) as [Date, Date]
  const unsigned = element(
    SEQUENCE,
    element(VERSION, element(INTEGER, Buffer.from([2]))),
    element(INTEGER, Buffer.from([1]), randomBytes(8)),
    algorithm,
    name,
    element(SEQUENCE, time(yesterday), time(tomorrow)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
  )
  const signature = element(BIT_STRING, Buffer.from([0]), sign('sha256', unsigned, privateKey))
  const der = element(SEQUENCE, unsigned, algorithm, signature)
  const lines = der.toString('base64').replace(/.{64}/g, '$&\n')
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`,
  }
}
