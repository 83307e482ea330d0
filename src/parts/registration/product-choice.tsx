import { useState } from 'react'
import type { Product } from '../../api'
import { useMessages } from '../../i18n'
import { usePortal, useSearchedPages } from '../../state'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { LoadFailure } from '../load-failure/load-failure'
import { CHOICES_PER_PAGE, ChoiceList } from './choice-list'
import './registration.css'

export type ChosenProduct = Pick<Product, 'id' | 'name'>

interface ProductChoiceProps {
  /** Name of the application that is to be registered. */
  application: string
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
  const { api } = usePortal()
  const [chosenId, setChosenId] = useState(initialId)
  const list = useSearchedPages(
    ({ query, page, pageSize }, signal) =>
      api.products.list({ filter: { name: { contains: query } }, pageSize, pageNumber: page }, { signal }),
    [api],
    { query: '', pageSize: CHOICES_PER_PAGE },
  )
  const { found, failure } = list
  const rows = found?.response.data ?? []
  const hasNone = found !== undefined && found.total === 0 && found.query === ''
  const only = found?.total === 1 ? rows[0] : undefined
  const product = rows.find(({ id }) => id === chosenId) ?? only

  const actions = (
    <>
      <Button onClick={onClose}>{common('cancel')}</Button>
      <Button variant="primary" disabled={!product} onClick={() => product && onChosen(product)}>
        {t('next')}
      </Button>
    </>
  )
  return (
    <Dialog title={t('chooseProduct', { application })} level={level} onClose={onClose} actions={actions}>
      {failure && <LoadFailure error={failure.error} onRetry={failure.retry} />}
      {hasNone && <p>{t('noProducts')}</p>}
      <ChoiceList
        list={list}
        name="product"
        label={t('products')}
        searchLabel={t('searchProducts')}
        foundText={t('foundProducts', { count: found?.total ?? 0 })}
        labelOf={({ name, description }) => (
          <>
            {name}
            {description && <span className="pe-choice-note">{description}</span>}
          </>
        )}
        chosenId={product?.id}
        onChoose={setChosenId}
      />
    </Dialog>
  )
}
