import { useState } from 'react'
import type { Application, Product } from '../../api'
import { useMessages } from '../../i18n'
import { BlockedButton } from '../../ui/forms/blocked-button'
import { Button } from '../../ui/basics/button'
import { Dialog } from '../../ui/dialogs/dialog'
import { LoadFailure } from '../load-failure/load-failure'
import { ChoiceList } from './choice-list'
import { CreationLink } from './creation-link'
import { useProductObstacle } from './use-product-obstacle'
import { useProductOptions } from './use-product-options'
import type { VersionOption } from './version-options'
import './registration.css'

export type ChosenProduct = Pick<Product, 'id' | 'slug' | 'name'>

interface ProductChoiceProps {
  /** The one that is to be registered. */
  application: Application
  level: number
  /** ID of an earlier choice. */
  initialId: string | undefined
  onChosen(product: ChosenProduct): void
  onClose(): void
}

/** For which product. */
export function ProductChoice({ application, level, initialId, onChosen, onClose }: ProductChoiceProps) {
  const t = useMessages('registration')
  const common = useMessages('common')
  const [chosenId, setChosenId] = useState(initialId)
  const list = useProductOptions(application)
  const { obstacleOf, noteOf } = useProductObstacle(application)
  const { found, failure } = list
  const rows = found?.response.data ?? []
  const hasNone = found !== undefined && found.total === 0 && found.query === ''
  const open = rows.filter((product) => !obstacleOf(product))
  const only = found?.total === rows.length && open.length === 1 ? open[0] : undefined
  const product = open.find(({ id }) => id === chosenId) ?? only

  const actions = (
    <>
      <Button onClick={onClose}>{common('cancel')}</Button>
      <BlockedButton
        variant="primary"
        blocked={product ? '' : t('productFirst')}
        onClick={() => product && onChosen(product)}
      >
        {t('next')}
      </BlockedButton>
    </>
  )
  const title = t('chooseProduct', { application: application.name })
  return (
    <Dialog title={title} level={level} onClose={onClose} actions={actions}>
      {failure && <LoadFailure error={failure.error} onRetry={failure.retry} />}
      {hasNone && <p>{t('noProducts')}</p>}
      <ChoiceList
        list={list}
        name="product"
        label={t('products')}
        searchLabel={t('searchProducts')}
        foundText={t('foundProducts', { count: found?.total ?? 0 })}
        labelOf={(one) => (
          <>
            {one.name}
            {[one.description, noteOf(one)].map(
              (note) =>
                note && (
                  <span key={note} className="pe-choice-note">
                    {note}
                  </span>
                ),
            )}
          </>
        )}
        obstacleOf={(one) => {
          const found = obstacleOf(one)
          return (
            found && {
              obstacle: found.obstacle,
              reason: <Reason {...found} product={one} onFollow={onClose} />,
            }
          )
        }}
        chosenId={product?.id}
        onChoose={setChosenId}
      />
    </Dialog>
  )
}

interface ReasonProps {
  product: ChosenProduct
  reason: string
  reachable: VersionOption | undefined
  onFollow(): void
}

/** Why a product is not to be chosen, and which application could be registered for it. */
const Reason = ({ product, reason, reachable, onFollow }: ReasonProps) => (
  <>
    {reason}
    {reachable && (
      <>
        {' '}
        <CreationLink
          target={{ product, version: reachable, configurations: reachable.accepted }}
          onFollow={onFollow}
        />
      </>
    )}
  </>
)
