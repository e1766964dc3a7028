# syntax=docker/dockerfile:1
# Gavel as a container: docker build --tag gavel . && docker run --rm --publish 8000:8000 gavel
# With tables by link (docs/keys.md): docker run … --volume gavel:/var/lib/gavel --env GAVEL_DATA=/var/lib/gavel gavel
# Where players are called, too (docs/operations.md#calls): … --env GAVEL_PUSH_CONTACT=mailto:you@example.org gavel

# Two virtual environments: one that builds the wheel, and the one that is shipped.
# Pinned by digest (of the index, for all platforms), as the Docker library lists it:
# https://github.com/docker-library/repo-info, repos/python/remote. Both stages have the same base.
# `make image` gives another BASE where no registry is reached.
ARG BASE=python:3.11.16-slim-trixie@sha256:a630a63cdb314e2d138a2fca3e375e319e8568346ffafac5b980f888630ac4f1
FROM ${BASE} AS build
ENV PIP_DISABLE_PIP_VERSION_CHECK=1 PIP_NO_CACHE_DIR=1
WORKDIR /source
# The lock of the extra `push` has all of requirements/runtime.txt, too. Of it http-ece alone comes as a source, and is built with
# what is locked: it consists of one file of Python.
COPY requirements/build.txt requirements/push.txt requirements/
RUN python -m venv /opt/build && /opt/build/bin/pip install --require-hashes --requirement requirements/build.txt \
    && python -m venv --without-pip /opt/gavel \
    && sed -n '/^http-ece==/,/^ *#/p' requirements/push.txt > requirements/sources.txt \
    && /opt/build/bin/pip wheel --no-deps --no-build-isolation --no-binary :all: --wheel-dir /built \
        --require-hashes --requirement requirements/sources.txt \
    && /opt/build/bin/pip --python /opt/gavel/bin/python install --no-deps --no-index --find-links /built http-ece \
    && /opt/build/bin/pip --python /opt/gavel/bin/python install --only-binary :all: \
        --require-hashes --requirement requirements/push.txt
COPY pyproject.toml LICENSE openapi.yaml hatch_build.py ./
COPY clients/web/site clients/web/site
COPY service service
RUN /opt/build/bin/pip wheel --no-deps --no-build-isolation --wheel-dir /wheels . \
    && /opt/build/bin/pip --python /opt/gavel/bin/python install --no-deps --no-index /wheels/*.whl \
    && find /opt/gavel/lib \( -type d \( -name tests -o -name testing \) -o -type f \( -name '*.[ch]' -o -name '*.pyi' \) \) -prune -exec rm -r {} +

# hadolint ignore=DL3006  # BASE is pinned by digest
FROM ${BASE}
LABEL org.opencontainers.image.title="gavel" \
      org.opencontainers.image.description="A stateless referee for tabletop games over HTTP" \
      org.opencontainers.image.licenses="MIT"
ENV PATH=/opt/gavel/bin:$PATH \
    PYTHONDONTWRITEBYTECODE=1 \
    PYTHONUNBUFFERED=1 \
    HOST=0.0.0.0 \
    PORT=8000
# Nobody makes environments here (Debian's wheels are for that). A new volume that is mounted over this folder belongs to the user that serves, and to nobody else.
RUN useradd --system --no-create-home --uid 10001 --shell /usr/sbin/nologin gavel \
    && install --directory --owner=10001 --mode=0700 /var/lib/gavel \
    && rm -rf /usr/share/python-wheels
COPY --from=build /opt/gavel /opt/gavel
COPY gunicorn.conf.py /opt/gavel/
USER 10001
WORKDIR /opt/gavel
EXPOSE 8000
# http.client, because urllib would ask a proxy that the environment names.
HEALTHCHECK --interval=10s --timeout=3s --start-period=10s --retries=3 CMD ["python", "-c", "\
import http.client, os, sys; \
connection = http.client.HTTPConnection('127.0.0.1', int(os.environ['PORT']), timeout=2); \
connection.request('GET', '/healthz'); \
sys.exit(connection.getresponse().status != 200)"]
# SIGTERM drains first: the whole takes GAVEL_DRAIN_SECONDS and at most 30 seconds more, so give it time to stop.
CMD ["python", "-m", "gunicorn", "--config", "/opt/gavel/gunicorn.conf.py"]
