import { type ReactNode, useId } from 'react'
import type { QueryResult } from '../../../apollo/hooks.js'
import { LoadError } from '../../../paging/LoadError.js'
import { Card } from '../../../ui/layout/Card.js'
import { Grid } from '../../../ui/layout/Grid.js'
import { Stack } from '../../../ui/layout/Stack.js'
import { LoadingRegion, Skeleton } from '../../../ui/states/Skeleton.js'
import { Heading } from '../../../ui/text/Heading.js'
import { Text } from '../../../ui/text/Text.js'

type BusinessPanelProps<Data> = {
  title: string
  intro: string
  /** The form for new entries, above the existing ones. */
  form?: ReactNode
  /** The list's name for when it can't be loaded: "your sizes". */
  what: string
  query: QueryResult<Data, Record<string, never>>
  children: (data: Data) => ReactNode
}

/** One part of the vendor's business: the list we have on record with its states, and a form to add to it. */
export const BusinessPanel = <Data,>({
  title,
  intro,
  form,
  what,
  query,
  children,
}: BusinessPanelProps<Data>) => {
  const id = useId()
  const { data, error } = query
  return (
    <Stack as="section" aria-labelledby={id}>
      <Stack gap="xxs">
        <Heading level={2} look={3} id={id}>
          {title}
        </Heading>
        <Text tone="muted">{intro}</Text>
      </Stack>
      <Grid min={form ? '24rem' : '100%'} gap="l">
        {form && (
          <div>
            <Card as="div">{form}</Card>
          </div>
        )}
        <div>
          {data && children(data)}
          {!data && error && <LoadError what={what} error={error} />}
          {!data && !error && (
            <LoadingRegion>
              <Stack gap="s">
                <Skeleton height="56px" />
                <Skeleton height="56px" />
              </Stack>
            </LoadingRegion>
          )}
        </div>
      </Grid>
    </Stack>
  )
}
