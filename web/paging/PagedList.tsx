import { type ReactNode, useRef } from 'react'
import { Stack } from '../ui/layout/Stack.js'
import { LoadingRegion, Skeleton } from '../ui/states/Skeleton.js'
import { LoadError } from './LoadError.js'
import { PAGE_SIZE, PageFooter, type Total } from './PageFooter.js'
import type { Pager } from './usePager.js'

type Page<Row> = {
  nodes: readonly Row[]
  /** Absent if a separate query counts the rows. */
  totalCount?: number
  pageInfo: { endCursor: string | null; hasNextPage: boolean }
}

type Query = { loading: boolean; error?: Error | undefined }

type PagedListProps<Row> = {
  /** The rows' plural noun, such as "users". */
  what: string
  query: Query
  /** The current page, once it is loaded. */
  list: Page<Row> | undefined
  pager: Pager
  /** The count from a separate query; needed only if there is a next page. */
  total?: Total
  empty: ReactNode
  children: (rows: readonly Row[], isBusy: boolean) => ReactNode
}

const totalOf = <Row,>({ nodes, totalCount, pageInfo }: Page<Row>, page: number, total: Total): Total =>
  totalCount ?? (pageInfo.hasNextPage ? total : page * PAGE_SIZE + nodes.length)

/** Shows one page of a list; the previous page stays on screen, dimmed, until the next one is loaded. */
export const PagedList = <Row,>({
  what,
  query,
  list,
  pager,
  total,
  empty,
  children,
}: PagedListProps<Row>) => {
  const shown = useRef<{ list: Page<Row>; page: number; total: Total } | null>(null)
  if (list) shown.current = { list, page: pager.page, total: totalOf(list, pager.page, total) }

  if (query.error && !list) {
    return <LoadError what={`the ${what}`} error={query.error} />
  }
  if (!shown.current) {
    return (
      <LoadingRegion label={`Loading ${what}...`}>
        <Stack gap="xs">
          {['1', '2', '3', '4', '5'].map(row => (
            <Skeleton key={row} height="52px" />
          ))}
        </Stack>
      </LoadingRegion>
    )
  }
  const { nodes, pageInfo } = shown.current.list
  const isBusy = !list && query.loading
  return (
    <Stack gap="s">
      {nodes.length === 0 ? empty : children(nodes, isBusy)}
      <PageFooter
        what={what}
        page={shown.current.page}
        count={nodes.length}
        total={shown.current.total}
        hasNext={pageInfo.hasNextPage}
        onPrevious={() => !isBusy && pager.previous()}
        onNext={() => !isBusy && pager.next(pageInfo.endCursor)}
      />
    </Stack>
  )
}
