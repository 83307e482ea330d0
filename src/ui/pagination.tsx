import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import type { ReactNode } from 'react'
import { useMessages } from '../i18n'
import { Button } from './basics/button'
import './pagination.css'

interface PaginationProps {
  /** From 1. */
  page: number
  pageSize: number
  /** Items over all pages. */
  total: number
  onPage(page: number): void
  /** Stands before the ways to other pages. */
  children?: ReactNode
}

/** Which part of a list is shown, and the way to the rest. Nothing when there is no item. */
export function Pagination({ page, pageSize, total, onPage, children }: PaginationProps) {
  const t = useMessages('common')
  if (total === 0) return null
  const last = Math.max(1, Math.ceil(total / pageSize))
  const from = (page - 1) * pageSize + 1
  const range = t('range', { from, to: Math.min(page * pageSize, total), total })
  return (
    <nav className="pe-pagination" aria-label={t('pages')}>
      <p>{range}</p>
      {children}
      {last > 1 && (
        <>
          <Button disabled={page <= 1} onClick={() => onPage(page - 1)}>
            <ChevronLeft size={16} aria-hidden="true" />
            {t('previousPage')}
          </Button>
          <Button disabled={page >= last} onClick={() => onPage(page + 1)}>
            {t('nextPage')}
            <ChevronRight size={16} aria-hidden="true" />
          </Button>
        </>
      )}
    </nav>
  )
}
