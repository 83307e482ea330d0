import Check from 'lucide-react/icons/check'
import Dot from 'lucide-react/icons/dot'
import type { ReactNode } from 'react'
import { useMessages } from '../../i18n'
import {
  hasEnoughClasses,
  passwordClasses,
  type PasswordPolicy,
  type PasswordStatus,
} from '../../lib/password-rules'
import './password-requirements.css'

interface PasswordRequirementsProps {
  /** The rules that the password meets so far. */
  status: PasswordStatus
  policy: PasswordPolicy
}

/** The rules for a new password, each ticked off as soon as it is met. Reads the messages `passwords`. */
export function PasswordRequirements({ status, policy }: PasswordRequirementsProps) {
  const t = useMessages('passwords')
  const { minLength, maxLength, minClasses } = policy
  return (
    <ul className="pe-requirements">
      <Requirement isMet={status.length}>{t('length', { min: minLength, max: maxLength })}</Requirement>
      {minClasses > 0 && (
        <Requirement isMet={hasEnoughClasses(status, policy)}>
          {t('classes', { required: minClasses })}
          <ul className="pe-requirements">
            {passwordClasses.map((name) => (
              <Requirement key={name} isMet={status[name]}>
                {t(name)}
              </Requirement>
            ))}
          </ul>
        </Requirement>
      )}
    </ul>
  )
}

function Requirement({ isMet, children }: { isMet: boolean; children: ReactNode }) {
  const t = useMessages('passwords')
  const Icon = isMet ? Check : Dot
  return (
    <li className="pe-requirement" data-met={isMet || undefined}>
      <Icon size={16} aria-hidden="true" />
      <div>
        {isMet && <span className="pe-hidden">{t('met')} </span>}
        {children}
      </div>
    </li>
  )
}
