import {
  createInvitation as create,
  sendInvitation as send,
  revokeInvitation as revoke,
  type InvitationInput,
} from '../rules/invitations'
import { operatorActor } from '../store/audit-log'
import type { Database } from '../store/database'
import {
  findInvitation,
  findOpenInvitation,
  listInvitations as read,
  type InvitationRecord,
  type InvitationState,
} from '../store/invitations'
import { readPortal } from '../store/portal'
import type { Region, UserSettings } from '../store/settings'
import { isUuid } from '../store/uuid'
import { refuse, said, type Command } from './command'
import { listCommand, type ListOptions } from './list-command'
import { organizationNamed } from './organizations'
import { sayingRefusals } from './refused'

export interface CreateInvitationOptions {
  email: string
  name?: string
  /** Name or ID, required; a new one is created if none has the name. */
  organization?: string
  /** Of a new organization. Default: the first of the portal. */
  region?: Region
  /** Of the mail. Default: English. */
  language?: InvitationInput['language']
}

/** Invites a user by mail. */
export const createInvitation: Command<CreateInvitationOptions> = {
  async run(database, { email, name: fullName, language, ...named }) {
    const users = await requireUsers(database)
    const organization = await organizationNamed(database.db, named, users)
    const invitation = await sayingRefusals(
      create(database, { email, fullName, organization, language }, operatorActor),
      ({ reason, faults }) => [
        reason === 'taken'
          ? `${email} has an account or an invitation already; see users list and invitations list.`
          : `The ${faults.map(({ field }) => fieldNames[field] ?? field).join(' and the ')} cannot be taken.`,
      ],
    )
    return said(`${email} was invited to ${invitation.organization}.`, invitation)
  },
}

const fieldNames: Readonly<Record<string, string>> = {
  email: 'e-mail address',
  full_name: 'name',
  organization_id: 'ID of the organization',
}

/** Sends the mail of an invitation again. */
export const sendInvitation: Command<{ invitation: string }> = {
  async run(database, { invitation: named }) {
    await requireUsers(database)
    const { id, email } = await requireInvitation(database, named)
    const sent = await sayingRefusals(send(database, id, operatorActor), () => [settled(email)])
    return said(`The invitation of ${email} was sent again.`, sent)
  },
}

/** Takes an invitation back. */
export const revokeInvitation: Command<{ invitation: string }> = {
  async run(database, { invitation: named }) {
    const { id, email } = await requireInvitation(database, named)
    const revoked = await sayingRefusals(revoke(database, id, operatorActor), () => [settled(email)])
    return said(`The invitation of ${email} is revoked.`, revoked)
  },
}

export interface ListInvitationsOptions extends ListOptions {
  /** Default: every one. */
  state?: InvitationState
}

/** One line per invitation, the newest first: state, time, ID, e-mail address, organization. */
export const listInvitations = listCommand<InvitationRecord, ListInvitationsOptions>({
  read: ({ db }, section, { state }) => read(db, section, { state }),
  lineOf: ({ id, state, created_at, email, organization }) =>
    [state.padEnd('revoked'.length), created_at.toISOString(), id, email, organization].join('  '),
  none: ({ state }) => (state ? `No invitation is ${state}.` : 'There are no invitations.'),
})

const settled = (email: string) => `The invitation of ${email} was accepted or revoked already.`

/** @param named - ID, or e-mail address of one that is neither accepted nor revoked. */
async function requireInvitation({ db }: Database, named: string): Promise<InvitationRecord> {
  const found = isUuid(named) ? await findInvitation(db, named) : await findOpenInvitation(db, named)
  return found ?? refuse(`There is no invitation ${named}.`)
}

async function requireUsers({ db }: Database): Promise<UserSettings> {
  const { users } = (await readPortal(db)).settings
  return users ?? refuse('The portal has no users; `users` in portal.yaml lets it have some.')
}
