import { Card } from '../../ui/layout/Card.js'
import { FieldPair } from '../../ui/layout/FieldPair.js'
import { Split } from '../../ui/layout/Split.js'
import { Stack } from '../../ui/layout/Stack.js'
import { LoadingRegion } from '../../ui/states/LoadingRegion.js'
import { Skeleton } from '../../ui/states/Skeleton.js'

const fields = ['phone', 'address', 'zip', 'when']

const Field = () => (
  <Stack gap="xs">
    <Skeleton width="120px" height="20px" />
    <Skeleton height="48px" />
  </Stack>
)

const Summary = () => (
  <Card as="div">
    <Stack gap="s">
      <Skeleton width="120px" height="26px" />
      {fields.map(field => (
        <Skeleton key={field} height="22px" />
      ))}
    </Stack>
  </Card>
)

/** Shown while the place of the last order loads. */
export const RequestFormSkeleton = () => (
  <LoadingRegion label="Loading the form">
    <Split asideLabel="Summary" aside={<Summary />}>
      <Stack gap="m">
        <FieldPair>
          <Field />
          <Field />
        </FieldPair>
        {fields.map(field => (
          <Field key={field} />
        ))}
      </Stack>
    </Split>
  </LoadingRegion>
)
