import type { ReactNode } from 'react'
import type { QueryResult } from '../../../apollo/hooks.js'
import { Card } from '../../../ui/Card.js'
import { ErrorState } from '../../../ui/ErrorState.js'
import { Heading } from '../../../ui/Heading.js'
import { LoadingRegion } from '../../../ui/LoadingRegion.js'
import { Skeleton } from '../../../ui/Skeleton.js'
import { Split } from '../../../ui/Split.js'
import { Stack } from '../../../ui/Stack.js'
import { Text } from '../../../ui/Text.js'
import { ComingSoon } from './ComingSoon.js'

type BusinessPanelProps<Data> = {
  title: string
  intro: string
  /** What cannot be done here yet: "Adding and removing ZIP codes". */
  soon: string
  query: QueryResult<Data, Record<string, never>>
  children: (data: Data) => ReactNode
}

/** One part of the vendor's business: what we have on record, its states, and who changes it. */
export const BusinessPanel = <Data,>({ title, intro, soon, query, children }: BusinessPanelProps<Data>) => {
  const { data, error, refetch } = query
  return (
    <Split aside={<ComingSoon what={soon} />} asideLabel="Changes">
      <Card>
        <Stack>
          <Stack gap="xxs">
            <Heading level={2} look={3}>
              {title}
            </Heading>
            <Text tone="muted">{intro}</Text>
          </Stack>
          {data && children(data)}
          {!data && error && (
            <ErrorState title="We couldn't load this" onRetry={() => void refetch().catch(() => {})} />
          )}
          {!data && !error && (
            <LoadingRegion>
              <Stack gap="s">
                <Skeleton height="28px" width="60%" />
                <Skeleton height="28px" width="50%" />
              </Stack>
            </LoadingRegion>
          )}
        </Stack>
      </Card>
    </Split>
  )
}
