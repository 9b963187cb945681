import { Card } from '../../../ui/layout/Card.js'
import { FieldPair } from '../../../ui/layout/FieldPair.js'
import { Split } from '../../../ui/layout/Split.js'
import { Stack } from '../../../ui/layout/Stack.js'
import { WideOnly } from '../../../ui/layout/WideOnly.js'
import { LoadingRegion, Skeleton } from '../../../ui/states/Skeleton.js'

const facts = ['service', 'what', 'when', 'where', 'photos']

const Title = () => <Skeleton width="180px" height="26px" />

const Field = ({ height = '48px' }: { height?: string }) => (
  <Stack gap="xs">
    <Skeleton width="120px" height="20px" />
    <Skeleton height={height} />
  </Stack>
)

const Summary = () => (
  <WideOnly>
    <Card as="div">
      <Stack gap="s">
        <Skeleton width="120px" height="26px" />
        {facts.map(fact => (
          <Skeleton key={fact} height="22px" />
        ))}
      </Stack>
    </Card>
  </WideOnly>
)

/** Shown while the last order's address loads. */
export const RequestFormSkeleton = () => (
  <LoadingRegion label="Loading the form">
    <Split asideLabel="Summary" aside={<Summary />}>
      <Stack gap="xl">
        <Stack gap="s">
          <Title />
          <Field height="220px" />
          <Field height="80px" />
        </Stack>
        <Stack gap="s">
          <Title />
          <FieldPair onPhones>
            <Field />
            <Field />
          </FieldPair>
          <Skeleton height="74px" />
        </Stack>
        <Skeleton height="54px" />
      </Stack>
    </Split>
  </LoadingRegion>
)
