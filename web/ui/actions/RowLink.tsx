import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { theme } from '../theme.js'

/** A row of a short list that is one link: a subject and a detail, each cut to one line. */
export const RowLink = styled(Link)`
  display: grid;
  min-height: ${theme.touch};
  align-content: center;
  margin-inline: -${theme.space.xs};
  padding: 3px ${theme.space.xs};
  border-radius: ${theme.radius.s};
  color: ${theme.color.ink};
  font-size: ${theme.fontSize.s};
  line-height: ${theme.leading.snug};
  text-decoration: none;

  > * {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  > strong {
    text-decoration: underline;
    text-decoration-color: ${theme.color.lineStrong};
    text-underline-offset: 3px;
  }

  > span {
    color: ${theme.color.muted};
    font-size: ${theme.fontSize.xs};
  }

  &:hover {
    background: ${theme.color.sunken};
  }
`
