import { styled } from 'styled-components'
import { theme } from './theme.js'

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 10px;
  font-weight: 600;

  span {
    padding: 2px 8px;
    border: 1px solid ${theme.color.onBarMuted};
    border-radius: ${theme.radius.s};
    color: ${theme.color.onBarMuted};
    font-size: ${theme.fontSize.xs};
  }
`

/** "Welcome, Ana!" in the bar, with the kind of account where it is given. */
export const Welcome = ({ name, role }: { name: string; role: string | undefined }) => (
  <Line>
    {`Welcome, ${name}!`}
    {role !== undefined && <span>{role}</span>}
  </Line>
)
