# Sengoku's server, with its page, compiled rules and handbook. compose.yaml runs it with PostgreSQL.
FROM python:3.13-slim AS build
RUN apt-get update \
    && apt-get install --no-install-recommends --yes build-essential nodejs npm \
    && rm -rf /var/lib/apt/lists/*
WORKDIR /source
COPY . .
ENV PIP_CONSTRAINT=/source/constraints.txt PIP_BUILD_CONSTRAINT=/source/constraints.txt
RUN pip wheel --no-cache-dir --wheel-dir /wheels .
RUN pip install --no-cache-dir --constraint constraints.txt /wheels/*.whl sphinx myst-parser \
    && sphinx-build -q docs /handbook

FROM python:3.13-slim
COPY --from=build /wheels /wheels
COPY --from=build /handbook /handbook
RUN pip install --no-cache-dir /wheels/*.whl \
    && rm -rf /wheels \
    && useradd --create-home --uid 1000 sengoku \
    && install --directory --owner sengoku /data
USER 1000
ENV SENGOKU_HOST=0.0.0.0 SENGOKU_DATABASE=/data/sengoku.db SENGOKU_DOCS=/handbook
VOLUME /data
EXPOSE 8000
HEALTHCHECK --start-period=30s CMD ["python", "-c", "from urllib.request import urlopen; urlopen('http://127.0.0.1:8000/health')"]
ENTRYPOINT ["sengoku"]
CMD ["serve"]
