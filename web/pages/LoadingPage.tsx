import { Container } from '../ui/Container.js'
import { LoadingText } from '../ui/LoadingText.js'

/** While it is not known yet who is there, or the page's code is on its way. The footer is not seen to move. */
export const LoadingPage = () => (
  <Container tall>
    <LoadingText />
  </Container>
)
