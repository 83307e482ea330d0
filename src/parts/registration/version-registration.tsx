import { useState } from 'react'
import type { Application, Registration } from '../../api'
import { useMessages } from '../../i18n'
import { showToast } from '../page-toasts/page-toasts'
import { type ChosenProduct, ProductChoice } from './product-choice'
import { UnderReview } from './under-review'
import { VersionRequest } from './version-request'
import './registration.css'

interface VersionRegistrationProps {
  application: Application
  /** Of the dialogs' titles. */
  level: number
  onRegistered(registration: Registration): void
  onClose(): void
}

/** Registers one application for a version of any product, without the catalog. */
export function VersionRegistration({ application, level, onRegistered, onClose }: VersionRegistrationProps) {
  const t = useMessages('registration')
  const [product, setProduct] = useState<ChosenProduct>()
  const [step, setStep] = useState<'product' | 'version' | 'review'>('product')
  const dialog = { level, onClose }

  function registered(registration: Registration) {
    onRegistered(registration)
    if (registration.status !== 'approved') {
      showToast('info', t('reviewTitle'))
      return setStep('review')
    }
    const { product_name, product_version_name: version } = registration
    showToast('success', t('approved', { application: application.name, product: product_name, version }))
    onClose()
  }

  if (step === 'review') return <UnderReview {...dialog} />
  if (step === 'version' && product)
    return (
      <VersionRequest
        {...dialog}
        application={application}
        product={product}
        onBack={() => setStep('product')}
        onRegistered={registered}
      />
    )
  return (
    <ProductChoice
      {...dialog}
      application={application}
      initialId={product?.id}
      onChosen={(chosen) => {
        setProduct(chosen)
        setStep('version')
      }}
    />
  )
}
