import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** Keeps the key behind the hash of the address, and takes it from there: it shall not stand there for others to see. */
export function useKeyOfAddress(keep: ((key: string) => void) | null): void {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const sent = hash.slice(1);
  const isNew = keep !== null && /^[A-Za-z0-9_-]{43}$/.test(sent);
  if (isNew) keep(sent);
  useEffect(() => {
    if (isNew) void navigate(`${pathname}${search}`, { replace: true });
  }, [isNew, navigate, pathname, search]);
}
