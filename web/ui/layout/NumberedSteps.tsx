import { styled } from 'styled-components'
import { Heading } from '../text/Heading.js'
import { Text } from '../text/Text.js'
import { media, theme } from '../theme.js'

const List = styled.ol`
  display: grid;
  gap: ${theme.space.l};
  counter-reset: step;

  @media ${media.medium} {
    grid-template-columns: repeat(3, 1fr);
    gap: ${theme.space.xl};
  }
`

const Item = styled.li`
  display: grid;
  grid-template-columns: 2rem minmax(0, 1fr);
  gap: ${theme.space.xxs} ${theme.space.m};
  align-content: start;
  counter-increment: step;
  padding-top: ${theme.space.m};
  border-top: 3px solid ${theme.color.ink};

  &::before {
    content: counter(step) / '';
    grid-row: span 2;
    font-family: ${theme.font.heading};
    font-size: ${theme.fontSize.xxxl};
    font-weight: ${theme.weight.heading};
    line-height: 1;
    color: ${theme.color.accentText};
  }
`

type NumberedStepsProps = { steps: ReadonlyArray<{ title: string; text: string }> }

/** The steps of a process, in order. */
export const NumberedSteps = ({ steps }: NumberedStepsProps) => (
  <List>
    {steps.map(({ title, text }) => (
      <Item key={title}>
        <Heading level={3}>{title}</Heading>
        <Text tone="muted">{text}</Text>
      </Item>
    ))}
  </List>
)
