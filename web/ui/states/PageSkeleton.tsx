import { Card } from '../layout/Card.js'
import { Container } from '../layout/Container.js'
import { Stack } from '../layout/Stack.js'
import { LoadingRegion, Skeleton } from './Skeleton.js'

const blocks = ['first', 'second', 'third']

/** A heading and cards, for screens that mostly consist of them, while their code loads. */
export const LoadingBlocks = ({ label }: { label?: string }) => (
  <LoadingRegion {...(label !== undefined && { label })}>
    <Stack gap="m">
      <Skeleton width="220px" height="28px" />
      {blocks.map(block => (
        <Card as="div" key={block}>
          <Stack gap="s">
            <Skeleton width="45%" height="24px" />
            <Skeleton width="80%" />
            <Skeleton width="65%" />
          </Stack>
        </Card>
      ))}
    </Stack>
  </LoadingRegion>
)

/** Replaces a Page while its code loads. */
export const PageSkeleton = () => (
  <Container ofPage>
    <Stack gap="l">
      <Stack gap="xxs">
        <Skeleton width="260px" height="40px" />
        <Skeleton width="340px" height="24px" />
      </Stack>
      <LoadingBlocks />
    </Stack>
  </Container>
)
