# Sengoku's server, with its page, compiled rules and handbook. compose.yaml runs it with PostgreSQL.
# Everything from the package index has to have a hash of requirements*.lock, which `make lock` renews.
FROM python:3.13-slim AS build
RUN apt-get update \
    && apt-get install --no-install-recommends --yes build-essential nodejs npm \
    && rm -rf /var/lib/apt/lists/*
WORKDIR /source
COPY requirements-build.lock ./
RUN pip install --no-cache-dir --require-hashes --requirement requirements-build.lock
COPY . .
RUN pip wheel --no-cache-dir --no-deps --no-build-isolation --wheel-dir /wheels . \
    && pip install --no-cache-dir --no-deps /wheels/*.whl \
    && sphinx-build -q docs /handbook

FROM python:3.13-slim
COPY requirements.lock /requirements.lock
COPY --from=build /wheels /wheels
COPY --from=build /handbook /handbook
RUN pip install --no-cache-dir --require-hashes --requirement /requirements.lock \
    && pip install --no-cache-dir --no-deps /wheels/*.whl \
    && rm -rf /wheels \
    && useradd --create-home --uid 1000 sengoku \
    && install --directory --owner sengoku /data
USER 1000:1000
ENV SENGOKU_HOST=0.0.0.0 SENGOKU_DATABASE=/data/sengoku.db SENGOKU_DOCS=/handbook
VOLUME /data
EXPOSE 8000
HEALTHCHECK --start-period=30s --timeout=5s CMD ["python", "-c", "from urllib.request import urlopen; urlopen('http://127.0.0.1:8000/health', timeout=4)"]
ENTRYPOINT ["sengoku"]
CMD ["serve"]
