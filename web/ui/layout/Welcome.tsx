import { styled } from 'styled-components'
import { media, theme } from '../theme.js'

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.xxs} ${theme.space.xs};
  min-width: 0;
  max-width: 100%;
  font-weight: ${theme.weight.strong};

  @media ${media.wide} {
    flex-wrap: nowrap;
  }

  span {
    flex: none;
    padding: ${theme.space.hair} ${theme.space.xs};
    border: 1px solid ${theme.color.onBarMuted};
    border-radius: ${theme.radius.s};
    color: ${theme.color.onBarMuted};
    font-size: ${theme.fontSize.xs};
  }
`

/* A name may be as long as the bar; its owner knows it anyway. */
const Name = styled.b`
  min-width: 0;
  max-width: 16rem;
  overflow: hidden;
  font-weight: inherit;
  text-overflow: ellipsis;
  white-space: nowrap;
`

/** "Welcome, Ana!" in the bar, with the account type if given. */
export const Welcome = ({ name, role }: { name: string; role: string | undefined }) => (
  <Line>
    <Name>{`Welcome, ${name}!`}</Name>
    {role !== undefined && <span>{role}</span>}
  </Line>
)
