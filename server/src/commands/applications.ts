import { listCredentials } from '../store/credentials'
import { listReviews } from '../store/registration-review'
import {
  findApplicationsNamed,
  listReviewedApplications,
  type ReviewedApplication,
} from '../store/reviewed-applications'
import type { Database } from '../store/database'
import { isUuid } from '../store/uuid'
import { CommandRefused, refuse, said, type Command } from './command'
import { fieldLines } from './field-lines'
import { requireNamed } from './decide-account'
import { defaultLimit, listCommand, type ListOptions } from './list-command'

interface ListApplicationsOptions extends ListOptions {
  /** E-mail address or ID. */
  developer?: string
  /** Part of the name. */
  search?: string
}

/** One line per application, the newest first: time, ID, developer, auth strategy, name. */
export const listApplications = listCommand<ReviewedApplication, ListApplicationsOptions>({
  async read({ db }, section, { developer, search }) {
    const account = developer === undefined ? undefined : await requireNamed(db, 'developer', developer)
    return listReviewedApplications(db, section, { developerId: account?.id, search })
  },
  lineOf({ id, name, created_at, developer_email, auth_strategy }, all) {
    const width = Math.max(...all.map((one) => one.developer_email.length))
    // The name is last, because a developer chooses it: it may look like a column.
    return [created_at.toISOString(), id, developer_email.padEnd(width), auth_strategy, name].join('  ')
  },
  none: ({ developer, search }) =>
    developer !== undefined || search !== undefined
      ? 'There are no such applications.'
      : 'There are no applications.',
})

/** Shows an application with its credentials and registrations. Never a secret. */
export const showApplication: Command<{ application: string }> = {
  async run({ db }, { application: named }) {
    const application = await requireApplication(db, named)
    const { id } = application
    const credentials = (await listCredentials(db, id, { size: defaultLimit, number: 1 })).data
    const registrations = (await listReviews(db, { size: defaultLimit }, { applicationId: id })).data
    const fields = fieldLines([
      ['Name', application.name],
      ['ID', id],
      [
        'Developer',
        `${application.developer_email} (${application.developer_name}, ${application.developer_id})`,
      ],
      ['Auth strategy', application.auth_strategy],
      ['Reference ID', application.reference_id],
      ['Redirect URI', application.redirect_uri],
      ['Description', application.description],
      ['Created', application.created_at.toISOString()],
    ])
    return said(
      [
        ...fields,
        `Credentials: ${credentials.length}`,
        ...credentials.map(
          ({ id: key, display_name, first_characters, last_used_on }) =>
            `  ${key}  ${first_characters ?? '?'}…  ${last_used_on ? `last used ${last_used_on}` : 'never used'}  ${display_name}`,
        ),
        `Registrations: ${registrations.length}`,
        ...registrations.map(
          (one) =>
            `  ${one.id}  ${one.status.padEnd('approved'.length)}  ${one.product}/${one.product_version_name}`,
        ),
      ],
      {
        ...application,
        credentials,
        registrations: registrations.map((one) => ({
          id: one.id,
          status: one.status,
          product: one.product,
          product_version_id: one.product_version_id,
          product_version_name: one.product_version_name,
          approved_scopes: one.approved_scopes,
          pending_scopes: one.pending_scopes,
          created_at: one.created_at,
        })),
      },
    )
  },
}

/** @param named - ID, or name if no other application has it. */
export async function requireApplication(db: Database['db'], named: string): Promise<ReviewedApplication> {
  const found = await findApplicationsNamed(db, isUuid(named) ? { id: named } : { name: named })
  const [first, ...others] = found
  if (!first) return refuse(`There is no application ${named}.`)
  if (others.length === 0) return first
  throw new CommandRefused([
    `Several applications are named ${named}. Name one by its ID:`,
    ...found.map(({ id, developer_email }) => `${id}  ${developer_email}`),
  ])
}
