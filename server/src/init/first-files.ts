import { stringify } from 'yaml'
import { portalFile } from '../import/read-portal'
import { productFile } from '../import/read-product'
import type { FirstProduct } from './first-product'

/** A file of the new folder. */
export interface FirstFile {
  /** Below the folder, with `/` between names. */
  path: string
  content: string
  /** Only the owner reads a file with a secret. */
  isSecret?: boolean
}

/**
 * Returns the content of a portal with one product, and what runs it on PostgreSQL.
 *
 * @param options.serverVersion - Of this package, which the image installs.
 * @param options.password - Of the database, for URLs and files of variables.
 */
export function firstFiles(
  product: FirstProduct,
  { serverVersion, password }: { serverVersion: string; password: string },
): FirstFile[] {
  const { slug, version, format, text } = product
  return [
    { path: '.gitignore', content: '.data/\n.env\n' },
    {
      path: '.env',
      content: `# Settings of compose.yaml. PostgreSQL takes the password when it makes the database.\nPOSTGRES_PASSWORD=${password}\n`,
      isSecret: true,
    },
    { path: 'compose.yaml', content: composeFile(serverVersion) },
    { path: `${slug}/docs/getting-started.md`, content: guide(product) },
    { path: `${slug}/${productFile}`, content: productYaml(product) },
    { path: `${slug}/versions/${version}/openapi.${format}`, content: text },
    { path: portalFile, content: portalYaml(product) },
  ]
}

/** A value as YAML has it in one line. */
const scalar = (text: string) => stringify(text, { lineWidth: 0, blockQuote: false }).trimEnd()

const portalYaml = ({
  name,
  keyHeader,
}: FirstProduct) => `# Settings of the portal. Everything but the name has a default.
# After a change of any file here: portal-server import .
name: ${scalar(`${name} Developer Portal`)}

# Languages of the portal, the default first. Without the list each visitor has their own.
# languages: [en, de, fr, es, ca]

# everyone: visitors read the products with \`visibility: everyone\`. developers: only those who signed in read.
reading: everyone

# Whether new developers are approved without an operator. If not: portal-server developers approve <e-mail>
approve_developers: false

# What applications get to use an API.
auth_strategies:
  - name: API key
    type: key_auth
    # The headers or query parameters that carry the key.
    key_names: [${scalar(keyHeader)}]
  # Clients with a secret, which get tokens from the portal:
  # - name: Client
  #   type: client_credentials
  #   auth_methods: [client_credentials, bearer]
  #   scopes: [read, write]

# appearance:
#   primary_header: Build with our API
#   welcome_message: Read a guide, try a request, get a key.
#   logo: logo.png
#   cover: cover.png
#   favicon: favicon.png
#   # Each color for light and for dark.
#   theme:
#     button_colors:
#       primary-fill: 'light-dark(#0b6470, #6cc5cf)'
#       primary-text: 'light-dark(#ffffff, #06262b)'

# Sign-in through an identity provider. Its client secret is an environment variable.
# sign_in:
#   providers:
#     - name: company
#       issuer: https://id.example.com
#       client_id: portal

# Whether /builder makes tags to paste into other pages.
# builder: true
`

const productYaml = ({
  name,
  summary,
}: FirstProduct) => `# A product of the catalog. This folder is its address; each folder in versions/ is a version, and docs/ has its guides.
name: ${scalar(name)}
${summary ? `description: ${scalar(summary)}` : '# description: What it is for, in a few sentences.'}

# everyone: visitors too. developers: who signed in. granted: only who was granted it.
visibility: everyone

registration:
  - strategy: API key
    # Without an operator. The API accepts a key once its gateway asks the portal.
    auto_approve: true

# Labels in the catalog, if portal.yaml has \`flags: { public_labels: true }\`.
# labels:
#   team: platform

# The versions, oldest first, if their order, status or files are not those of the folders.
# versions:
#   - name: v1
#     status: deprecated
#     sunset: 2030-06-30
#   - name: v2
`

const guide = ({ name, keyHeader }: FirstProduct) => `---
title: Getting started
order: 1
---

# Getting started

This guide leads to a first request to ${markdownOf(name)}.

## Get a key

1. Open the API reference of this product, and choose **Get access**.
2. Sign in, or create an account.
3. Name an application. Its key is shown once: copy it.

## Send a request

Send the key in the header \`${keyHeader}\` of each request. Every operation of the reference has a sample with your key, and **Try it** sends a
request from the page.
`

/** A name as it is, whatever Markdown has a meaning for. */
const markdownOf = (text: string) => text.replace(/[\\`*_{}[\]()<>#|~!&]/g, '\\$&')

const composeFile = (
  serverVersion: string,
) => `# The portal on PostgreSQL, at http://localhost:4000: docker compose up
# Each start imports the files of this folder. The password of the database is in .env.
services:
  portal:
    image: portal-server:${serverVersion}
    build:
      dockerfile_inline: |
        FROM docker.io/library/node:24-slim
        RUN npm install --global portal-server@${serverVersion}
        USER node
    command: sh -c "portal-server migrate && portal-server import /content && exec portal-server start"
    environment:
      HOST: 0.0.0.0
      # Where browsers reach the portal. Links in mails lead there.
      PUBLIC_URL: http://localhost:4000
      DATABASE_URL: postgresql://portal:\${POSTGRES_PASSWORD}@database:5432/portal
      # Without a mail server, mails wait.
      # SMTP_URL: smtp://user:password@mail.example.com:587
      # MAIL_FROM: Portal <portal@example.com>
    ports:
      - 127.0.0.1:4000:4000
    volumes:
      - .:/content:ro
    init: true
    read_only: true
    tmpfs:
      - /tmp
    cap_drop: [ALL]
    security_opt: ['no-new-privileges:true']
    depends_on:
      database:
        condition: service_healthy
    healthcheck:
      test: [CMD, node, --input-type=module, --eval, "process.exitCode = (await fetch('http://127.0.0.1:4000/healthz')).ok ? 0 : 1"]
      interval: 10s
      timeout: 5s
      start_period: 30s
    restart: unless-stopped
    # Longer than STOP_SECONDS, which is 25.
    stop_grace_period: 30s
  database:
    image: docker.io/library/postgres:17
    environment:
      POSTGRES_USER: portal
      POSTGRES_DB: portal
      POSTGRES_PASSWORD: \${POSTGRES_PASSWORD}
    volumes:
      - database:/var/lib/postgresql/data
    healthcheck:
      test: [CMD-SHELL, pg_isready --username portal]
      interval: 5s
      timeout: 5s
      retries: 12
    restart: unless-stopped
volumes:
  database: {}
`
